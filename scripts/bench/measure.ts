/** How everything here is measured: medians of several rounds, in processor time where other programs could disturb the clock. */

/** Keeps results alive, so that no work is optimised away. */
export const kept: { value: unknown } = { value: undefined };

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
};

/** One figure on a line of its own. */
export const print = (name: string, value: number, unit: string): void =>
  console.log(`bench ${name} ${Number(value.toPrecision(4))} ${unit}`);

/** What is usual, and what is seldom exceeded. */
export function printSpread(name: string, figures: readonly number[]): void {
  const sorted = figures.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? NaN;
  print(`${name}.p50`, at(0.5), 'ms');
  print(`${name}.p95`, at(0.95), 'ms');
}

export const processorMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

type Work = () => unknown;

const roundMs = 60;
const rounds = 9;
const warmUpMs = 250;

/** Milliseconds of one core for one call: the median of several rounds, warm. */
export async function cost(work: Work): Promise<number> {
  let calls = 0;
  const begin = processorMs();
  while (processorMs() - begin < warmUpMs || calls < 2) {
    kept.value = await work();
    calls++;
  }
  const each = Math.max(1, Math.round(roundMs / ((processorMs() - begin) / calls)));
  const figures: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const from = processorMs();
    for (let i = 0; i < each; i++) {
      const made = work();
      kept.value = made instanceof Promise ? await made : made;
    }
    figures.push((processorMs() - from) / each);
  }
  return median(figures);
}

/** Calls in a second of one core. */
export const rate = async (work: Work): Promise<number> => 1000 / (await cost(work));

/** Milliseconds by the clock, one at a time: for what a person waits for. */
export function waits(works: readonly Work[], times: number): readonly number[] {
  const figures: number[] = [];
  for (let i = 0; i < times; i++)
    for (const work of works) {
      const from = performance.now();
      kept.value = work();
      figures.push(performance.now() - from);
    }
  return figures;
}
