import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** The echo in a process of its own, as the measured server has one. */
export async function startEcho(): Promise<{ readonly origin: string; stop(): Promise<unknown> }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'echoServer.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  return {
    origin: String(line),
    stop: () => {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      return exited;
    },
  };
}
