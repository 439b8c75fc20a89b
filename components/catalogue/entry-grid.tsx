import { memo, type ReactNode } from 'react';
import { CompareBox } from './comparing';
import type { Outline } from '@/components/ui/game-icon';
import { EntryTile } from './entry-tile';
import type { Reference, Entry } from '@/lib/rules/reference';

interface Props {
  readonly system: Pick<Reference, 'slug' | 'face'>;
  readonly entries: readonly Entry[];
  /** Each carries a box to pick it. */
  readonly comparable?: boolean;
  /** One level below what the cards stand under. */
  readonly heading?: 'h2' | 'h3';
  /** Their pictures without the sprite; see `GameIcon`. */
  readonly outline?: Outline;
}

/** Entries as cards in a grid. */
export const EntryGrid = (props: Props) => (
  <CardList>
    <EntryItems {...props} />
  </CardList>
);

export const CardList = ({ children }: { readonly children: ReactNode }) => (
  <ul className="-mx-1.5 grid grid-cols-[repeat(auto-fill,minmax(min(100%,13.5rem),1fr))] gap-1" data-entries>
    {children}
  </ul>
);

/** The cards alone, for a grid that goes on after them. */
export const EntryItems = ({ entries, ...rest }: Props) =>
  entries.map((entry) => <EntryItem key={entry.id} entry={entry} {...rest} />);

/** Drawn once for as long as its entry stands, whatever comes and goes around it. */
const EntryItem = memo(function EntryItem({
  system,
  entry,
  comparable = false,
  heading = 'h2',
  outline,
}: Omit<Props, 'entries'> & { readonly entry: Entry }) {
  return (
    <li className="flex flex-col p-1.5 [contain-intrinsic-block-size:auto_22rem] [content-visibility:auto]">
      <div className="flex-1">
        <EntryTile
          system={system}
          entry={entry}
          face={system.face(entry)}
          heading={heading}
          outline={outline}
        />
      </div>
      {comparable && <CompareBox id={entry.id} name={entry.name} />}
    </li>
  );
});
