import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { Answer, type Ask } from '@/lib/rules/scenarios';

/** A program that answers on its standard output, a line for each line that it is sent. */
export function foreignEngine(command: string): { readonly ask: Ask; end(): void } {
  const program = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: program.stdout })[Symbol.asyncIterator]();
  // A program that has ended cannot be written to; that it says nothing any more is told below.
  program.stdin.on('error', () => undefined);
  return {
    ask: async (question) => {
      program.stdin.write(`${JSON.stringify(question)}\n`);
      const { done, value } = await lines.next();
      if (done) throw new Error('the engine has ended');
      const read = Answer.safeParse(JSON.parse(value));
      if (!read.success) throw new Error(`the engine answered ${value}`);
      return read.data;
    },
    end: () => program.stdin.end(),
  };
}
