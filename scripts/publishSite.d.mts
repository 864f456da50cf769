export function publishSite(paths: {
  readonly configuration: string;
  readonly web: string;
  readonly target: string;
}): void;
