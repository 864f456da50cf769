/**
 * Structured logs. Callers pass only what may be kept: never a token, a password, a code,
 * an e-mail address or a document's content.
 */
export type LogLevel = 'debug' | 'info' | 'warning' | 'error';
export type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>;

export interface Logger {
  log(level: LogLevel, event: string, fields?: LogFields): void;
}
