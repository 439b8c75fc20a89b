import { Agent, request } from 'node:http';

export interface Ask {
  readonly path: string;
  /** With a body it is a POST. */
  readonly body?: string;
}

export interface Answer {
  readonly status: number;
  readonly bytes: Buffer;
}

/** One request to a server on this machine, over connections that stay open. */
export const ask = (agent: Agent, port: number, { path, body }: Ask): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sent = request(
      {
        agent,
        port,
        path,
        host: '127.0.0.1',
        method: body === undefined ? 'GET' : 'POST',
        headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, bytes: Buffer.concat(chunks) }));
        answer.on('error', reject);
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });

/** Asks again and again over eight connections, for so long; gives how long each request took. Anything but 200 is a defect. */
export async function load(port: number, wanted: Ask, forMs: number): Promise<readonly number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const waited: number[] = [];
  const end = performance.now() + forMs;
  const caller = async (): Promise<void> => {
    for (let from = performance.now(); from < end; from = performance.now()) {
      const { status, bytes } = await ask(agent, port, wanted);
      if (status !== 200)
        throw new Error(`${wanted.path} answered ${status}: ${bytes.toString('utf8', 0, 500)}`);
      waited.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: 8 }, caller));
  agent.destroy();
  return waited;
}
