/**
 * The direction of imports (docs/architecture.md). A folder tells where its code may run, so an arrow that
 * points the wrong way is a bug even when it compiles.
 * @type {import('dependency-cruiser').IConfiguration}
 */
const only = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });

export default {
  forbidden: [
    only('no-cycles', {}, { circular: true }, 'Data travels one way.'),
    only(
      'no-orphan-imports',
      {},
      { couldNotResolve: true, pathNot: '[?]|[.](css|woff2|mdx?|svg|png|webp)$' },
      'Every import resolves.',
    ),
    only(
      'shared-imports-nothing',
      { path: '^src/shared/' },
      { path: '^src/(?!shared/)' },
      'shared runs anywhere.',
    ),
    only(
      'shared-runs-anywhere',
      { path: '^src/shared/', pathNot: '\\.test\\.ts$' },
      { dependencyTypes: ['core'] },
      'No Node built-ins in shared.',
    ),
    only(
      'life-verification-is-alone',
      { path: '^src/shared/lifeVerification/' },
      { path: '^src/(?!shared/lifeVerification/)' },
      'The machine is proved by what stands in its folder.',
    ),
    only(
      'renderer-meets-main-in-shared',
      { path: '^src/renderer/' },
      { path: '^src/(main|preload|functions|embedded)/' },
      'The renderer talks over the bridge and the wire.',
    ),
    only(
      'main-meets-renderer-in-shared',
      { path: '^src/(main|preload)/' },
      { path: '^src/(renderer|functions|embedded)/' },
      'The shell knows the contract, not the pages.',
    ),
    only(
      'preload-is-alone',
      { path: '^src/preload/' },
      { path: '^src/main/' },
      'The bridge is derived from the contract in shared.',
    ),
    only(
      'functions-are-pure-of-transport',
      { path: '^src/functions/' },
      { path: '^src/(embedded|renderer|main|preload)/' },
      'The same handlers run on Cloud Functions.',
    ),
    only(
      'ui-knows-no-feature',
      { path: '^src/renderer/ui/' },
      { path: '^src/renderer/(features|app|platform)/' },
      'The design system draws; it does not fetch.',
    ),
    only(
      'forms-go-through-ui',
      { path: '^src/renderer/', pathNot: '^src/renderer/ui/form/' },
      { path: 'node_modules/(react-hook-form|@hookform)/' },
      'A form is made by ui/form.',
    ),
    only(
      'platform-knows-no-feature',
      { path: '^src/renderer/platform/' },
      { path: '^src/renderer/(features|app|ui)/' },
      'A difference between shells is not a feature.',
    ),
    only(
      'features-do-not-know-the-app',
      { path: '^src/renderer/features/' },
      { path: '^src/renderer/app/' },
      'ui <- features <- app.',
    ),
    only(
      'features-meet-at-the-door',
      { path: '^src/renderer/features/([^/]+)/' },
      { path: '^src/renderer/features/(?!$1/)[^/]+/(?!index\\.tsx?$)' },
      'A feature imports another only through its index.',
    ),
    only(
      'functions-meet-at-the-door',
      { path: '^src/functions/([^/]+)/' },
      { path: '^src/functions/(?!$1/)[^/]+/(?!index\\.ts$)' },
      'A capability asks another only through its index.',
    ),
    only(
      'hosts-come-in-by-the-door',
      { path: '^src/(embedded/|functions/[^/]+$)' },
      { path: '^src/functions/[^/]+/(?!index\\.ts$)' },
      'A host knows what a capability offers, not how it is made.',
    ),
    only(
      'compatibility-has-one-door',
      { path: '^src/', pathNot: '^src/embedded/(compatibility/|protocols\\.ts$)' },
      { path: '^src/embedded/compatibility/' },
      "What only the vendors' test libraries need is loaded with --emulator, at one place.",
    ),
    only(
      'compatibility-is-loaded-when-asked',
      { path: '^src/embedded/protocols\\.ts$' },
      {
        path: '^src/embedded/compatibility/',
        pathNot: '^src/embedded/compatibility/index\\.ts$',
      },
      'By its index.',
    ),
    only(
      'compatibility-is-loaded-apart',
      { path: '^src/embedded/protocols\\.ts$' },
      { path: '^src/embedded/compatibility/', dependencyTypesNot: ['dynamic-import'] },
      'Without the flag none of it is read from the disk.',
    ),
    only(
      'decryptor-is-alone',
      { path: '^src/decryptor/' },
      { path: '^src/(?!decryptor/|shared/|renderer/ui/styles/roles[.]css$)' },
      "It opens an export without the app: the vault's format, and the colours.",
    ),
    only(
      'nothing-imports-the-decryptor',
      { path: '^src/(?!decryptor/)' },
      { path: '^src/decryptor/' },
      'It is a page of its own, built by scripts/archiveCompanions.ts.',
    ),
    only(
      'visitors-page-is-light',
      { path: '^src/renderer/memory/' },
      {
        path: '^src/(?!renderer/memory/|shared/(callables/albumCodes|longDates|rememberedDates/(rememberedDate|sayDate))[.]ts$|renderer/ui/styles/roles[.]css$)',
      },
      'It is opened on old phones: the types of what it asks, how days and remembered dates are written, and the colours.',
    ),
    only(
      'tests-stay-out',
      { path: '^src/', pathNot: '\\.test\\.tsx?$' },
      { path: '(^tests/|\\.test\\.tsx?$)' },
      'The product does not import its tests.',
    ),
    only(
      'no-dev-dependency-in-product',
      { path: '^src/', pathNot: '\\.test\\.tsx?$' },
      { dependencyTypes: ['npm-dev'], pathNot: '(^|/)(electron|vite)(/|$)|@types/' },
      'What ships is a dependency.',
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(out|dist)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
