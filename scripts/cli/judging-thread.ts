import { parentPort } from 'node:worker_threads';
import { judgeList, loadSystem, type Agreement, type List, type SystemSlug } from '@/lib/rules';

/** A list to be judged in a thread of its own. */
export interface ToJudge {
  readonly slug: SystemSlug;
  readonly list: List;
  readonly agreement: Agreement;
}

parentPort?.on('message', ({ slug, list, agreement }: ToJudge) => {
  void loadSystem(slug).then((system) => parentPort!.postMessage(judgeList(system, list, agreement)));
});
