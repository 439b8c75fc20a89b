import { toast } from '@/components/ui/toast';
import { ask, sayProblem } from '@/lib/api/client';

/** What is kept for 30 days after it was deleted, by the words of its routes. */
export type Deletable = 'agreements' | 'boards' | 'cards' | 'lists' | 'tables';

/** Brings back what was deleted, and says so. */
export async function bringBack(things: Deletable, id: string): Promise<void> {
  const back = await ask(`POST /api/v1/${things}/{id}/restore`, { params: { id } });
  toast(back.ok ? { text: `${back.data.name} is back.` } : { text: sayProblem(back.problem), tone: 'bad' });
}

/** Says that something is gone, and offers to take it back; `renew` shows what is there then. */
export const sayDeleted = (things: Deletable, id: string, name: string, renew: () => void): void =>
  toast({
    text: `${name} was deleted.`,
    action: { label: 'Undo', onAction: () => void bringBack(things, id).then(renew) },
  });
