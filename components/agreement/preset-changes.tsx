import { showSetting, variationsOf, type AnySystem } from '@/lib/rules';

const SHOWN = 4;

/** What a preset sets, in a few lines. */
export function PresetChanges({
  system,
  house,
}: {
  readonly system: AnySystem;
  readonly house: Readonly<Record<string, unknown>>;
}) {
  const set = variationsOf(system).filter((v) => v.key in house);
  if (set.length === 0) return <p>Changes nothing.</p>;
  return (
    <ul>
      {set.slice(0, SHOWN).map((v) => (
        <li key={v.key} className="line-clamp-2">
          <b>{v.title ?? v.key}:</b> {showSetting(house[v.key], system)}
        </li>
      ))}
      {set.length > SHOWN && <li className="text-quiet">and {set.length - SHOWN} more</li>}
    </ul>
  );
}
