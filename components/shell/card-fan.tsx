import { FaceCard } from '@/components/print/face-card';
import { Link } from '@/components/ui/link';
import { gameIcon } from '@/lib/print/icons';
import type { Reference } from '@/lib/rules/reference';

const turns = ['-rotate-12', '-rotate-6', 'rotate-0', 'rotate-6', 'rotate-12'] as const;
const drops = ['translate-y-8', 'translate-y-2', 'translate-y-0', 'translate-y-2', 'translate-y-8'] as const;

/** A hand of five cards, the first of each system, each leading to its entry. Drawn by the server as they are printed. */
export function CardFan({ systems }: { readonly systems: readonly Reference[] }) {
  const hand = systems.flatMap((system) => {
    const entry = system.entries.find((e) => system.face(e).shape === 'card');
    return entry ? [{ system, entry }] : [];
  });
  return (
    <ul aria-label="A card of each system" className="flex justify-center px-6 pb-10 [&>li+li]:-ml-[9%]">
      {hand.map(({ system, entry }, i) => (
        <li
          key={system.slug}
          className={`w-[29%] max-w-44 transition-transform duration-(--calm) ease-(--ease) focus-within:z-10 focus-within:-translate-y-2 hover:z-10 hover:-translate-y-2 ${turns[i] ?? ''} ${drops[i] ?? ''}`}
        >
          <Link href={`/systems/${system.slug}/entries/${entry.id}`} className="block drop-shadow-lg">
            <FaceCard system={system} face={system.face(entry)} outline={gameIcon} className="w-full" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
