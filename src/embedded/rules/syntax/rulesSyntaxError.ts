/** What loading a rules file throws for anything it cannot read; the server's start stops with it. */
export interface SourcePosition {
  /** Counted from 1. */
  readonly line: number;
  /** Counted from 1, in UTF-16 units. */
  readonly column: number;
}

export class RulesSyntaxError extends Error {
  override readonly name = 'RulesSyntaxError';
  readonly fileName: string;
  readonly line: number;
  readonly column: number;
  /** What is wrong, without the place. */
  readonly reason: string;

  constructor(reason: string, fileName: string, at: SourcePosition) {
    super(`${fileName}:${at.line}:${at.column}: ${reason}`);
    this.fileName = fileName;
    this.line = at.line;
    this.column = at.column;
    this.reason = reason;
  }
}
