/**
 * Warnings and errors of the renderer: to the console, and to an error-reporting service when the operator has one
 * (SPEC §8). Callers pass an event's name and plain facts: never a token, password, address or content.
 */
export type LogLevel = 'warning' | 'error';
export type LogFacts = Readonly<Record<string, string | number | boolean | null>>;

export interface LogEntry {
  readonly level: LogLevel;
  readonly event: string;
  readonly facts: LogFacts;
  readonly error?: unknown;
}

export type LogSink = (entry: LogEntry) => void;

const sinks = new Set<LogSink>([writeToConsole]);

/** Adds a destination; returns a function that removes it. */
export function addLogSink(sink: LogSink): () => void {
  sinks.add(sink);
  return () => sinks.delete(sink);
}

export function logWarning(event: string, facts: LogFacts = {}, error?: unknown): void {
  emit({ level: 'warning', event, facts, ...(error === undefined ? {} : { error }) });
}

export function logError(event: string, facts: LogFacts = {}, error?: unknown): void {
  emit({ level: 'error', event, facts, ...(error === undefined ? {} : { error }) });
}

function emit(entry: LogEntry): void {
  for (const sink of sinks) {
    try {
      sink(entry);
    } catch {
      // A log that fails must not become the failure it reports.
    }
  }
}

function writeToConsole({ level, event, facts, error }: LogEntry): void {
  const rest = [...(Object.keys(facts).length > 0 ? [facts] : []), ...(error === undefined ? [] : [error])];
  // biome-ignore lint/suspicious/noConsole: the console is this sink's destination (SPEC §8).
  const write = level === 'error' ? console.error : console.warn;
  write(event, ...rest);
}
