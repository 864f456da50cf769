/**
 * Every bound on what a request may bring, in one table with its reasons. The public port holds them before any route
 * sees the request, so a route cannot forget one: what the table does not name gets the smallest.
 */
const KIBIBYTE = 1024;
const MEBIBYTE = 1024 * KIBIBYTE;

export const limits = {
  /** Request line and headers together. A token with its claims is a few kilobytes. */
  headerBytes: 32 * KIBIBYTE,
  /** Path and query. A signed link has 1.5 KiB, a long list of field masks 4. */
  targetBytes: 16 * KIBIBYTE,
  /** Objects and lists inside each other. A value of 20 levels, the vendor's limit, takes 62 of them on the wire. */
  jsonDepth: 500,
  /** Bodies that are here and not yet answered, of one address and of all: a third of the memory the server may take. */
  heldBytesPerAddress: 40 * MEBIBYTE,
  heldBytes: 128 * MEBIBYTE,
  /** Past this a body is large: what pages send is a few kilobytes. */
  smallBodyBytes: 64 * KIBIBYTE,
  /** Past this a body is heavy: understanding it takes several times its size, and the process, so few go at a time. */
  heavyBodyBytes: 256 * KIBIBYTE,
  /** Large bodies that are here and not yet answered, before others wait. Understanding one takes several times its size. */
  largeBytesPerAddress: 6 * MEBIBYTE,
  largeBytes: 32 * MEBIBYTE,
  /** Answers that were given and are not read yet: the longest has some megabytes, and a page asks for a few at a time. */
  unreadBytesPerAddress: 24 * MEBIBYTE,
  unreadBytes: 96 * MEBIBYTE,
  /** A household of browsers and devices behind one router; a proxy that is trusted is not counted. */
  connectionsPerAddress: 1024,
  connections: 4096,
} as const;

/** What the body of a request is held to: so many bytes, or the size that the upload announced. */
export type BodyBound = { readonly kind: 'buffered'; readonly bytes: number } | { readonly kind: 'streamed' };

interface BodyRule {
  readonly under: RegExp;
  readonly bytes: number;
  readonly reason: string;
}

/** The first that fits decides. */
const bodyRules: readonly BodyRule[] = [
  {
    under: /^\/v1\/projects\/.*:(commit|batchWrite)$/,
    bytes: 10 * MEBIBYTE + 64 * KIBIBYTE,
    reason: "the vendor's 10 MiB for a commit, and its frame",
  },
  {
    under: /^\/v1\/projects\/.*:(runQuery|runAggregationQuery|batchGet|partitionQuery)$/,
    bytes: MEBIBYTE,
    reason: 'thousands of names or filter values',
  },
  {
    under: /^\/v1\/projects\//,
    bytes: 3 * MEBIBYTE,
    reason: 'one document of 1 MiB, its bytes in base64 and its text escaped',
  },
  { under: /^\/v1\//, bytes: 128 * KIBIBYTE, reason: 'what the payment API takes: a hundred lines' },
  {
    under: /^\/companion\//,
    bytes: 512 * KIBIBYTE,
    reason: 'a prompt with its passages, texts to make vectors of',
  },
  { under: /^\/pay\//, bytes: 16 * KIBIBYTE, reason: 'the forms of the payment pages' },
  {
    under: /^\/identitytoolkit\.googleapis\.com\/v1\/projects\/[^/]+\/accounts:batchCreate$/,
    bytes: 2 * MEBIBYTE,
    reason: "the vendor's thousand accounts with their password hashes",
  },
  {
    under: /^\/(identitytoolkit|securetoken)\.googleapis\.com\//,
    bytes: 64 * KIBIBYTE,
    reason: 'tokens, addresses and names',
  },
  { under: /^\/service_accounts\//, bytes: 0, reason: 'published keys; nothing is sent' },
  { under: /^\/__\//, bytes: 64 * KIBIBYTE, reason: 'the forms of the sign-in provider' },
  {
    under: /^\/(v0|upload\/storage\/v1|download\/storage\/v1|storage\/v1|b)\//,
    bytes: 64 * KIBIBYTE,
    reason: "an object's metadata, of which the vendor stores 8 KiB",
  },
  {
    under: /^\/(functions|[^/]+\/us-central1)\//,
    bytes: MEBIBYTE,
    reason: 'the longest letter, or a list of a few thousand ids',
  },
  {
    under: /^\/(emulator\/v1\/projects|internal)\//,
    bytes: 512 * KIBIBYTE,
    reason: "a rules file, of which the vendor's longest has 256 KiB",
  },
  {
    under: /^\/(health|configuration\.json|emulators)$/,
    bytes: 0,
    reason: 'what the server says of itself; nothing is sent',
  },
];

/** What the table does not name: the pages of the app, and links that read. */
const UNNAMED_BYTES = 4 * KIBIBYTE;

export interface RequestHead {
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  header(name: string): string | undefined;
}

export function bodyBoundOf(head: RequestHead): BodyBound {
  if (isStreamed(head)) return { kind: 'streamed' };
  return { kind: 'buffered', bytes: ruleFor(pathOf(head.target))?.bytes ?? UNNAMED_BYTES };
}

/** Whether the table names this path. */
export const isNamedPath = (path: string): boolean => ruleFor(path) !== null;

const pathOf = (target: string) => target.split('?', 1)[0] ?? '';

function ruleFor(path: string): BodyRule | null {
  const decoded = decodePath(path);
  return bodyRules.find(({ under }) => under.test(decoded)) ?? null;
}

/** A path may arrive with any of its letters percent-encoded; routes see it decoded. */
function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Whether this request brings a file's bytes, which go to the disk as they come and are counted there. */
function isStreamed({ method, target, header }: RequestHead): boolean {
  if (method !== 'POST' && method !== 'PUT') return false;
  const path = pathOf(target);
  const query = new URLSearchParams(target.slice(path.length + 1));
  if (path.startsWith('/v0/b/')) {
    const command = header('x-goog-upload-command')?.toLowerCase() ?? '';
    if (header('x-http-method-override') === 'PATCH') return false;
    if (query.has('upload_id')) return command.includes('upload');
    // The start of a resumable upload brings metadata only.
    return header('x-goog-upload-protocol')?.toLowerCase() !== 'resumable' && command !== 'start';
  }
  if (path.startsWith('/upload/storage/v1/')) {
    return method === 'PUT' || query.get('uploadType') !== 'resumable';
  }
  // A signed link names a bucket, which no protocol's path does.
  return method === 'PUT' && query.has('X-Goog-Signature') && ruleFor(path) === null;
}
