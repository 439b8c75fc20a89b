import { showSetting, variationsOf, type Agreement, type AnySystem } from '@/lib/rules';
import { isChanged } from './is-changed';

/** Every line in which an agreement differs from the rules as printed. */
export function ChangeList({
  system,
  agreement,
}: {
  readonly system: AnySystem;
  readonly agreement: Agreement;
}) {
  const name = (id: string) =>
    system.entries.find((e) => e.id === id)?.name ?? agreement.cards.find((c) => c.id === id)?.name ?? id;
  const changed = variationsOf(system).filter((v) => isChanged(v, agreement));
  const nothing =
    changed.length === 0 &&
    agreement.banned.length === 0 &&
    !agreement.allowed &&
    agreement.cards.length === 0;
  if (nothing) return <p className="text-sm text-quiet">Nothing is changed: the rules as printed.</p>;
  return (
    <ul className="space-y-2 text-sm">
      {changed.map((v) => (
        <li key={v.key}>
          <b>{v.title ?? v.key}:</b> {showSetting(agreement.house[v.key], system)}{' '}
          <span className="text-quiet">(printed: {showSetting(v.default, system)})</span>
          <span className="block text-quiet">{v.description}</span>
        </li>
      ))}
      {agreement.banned.length > 0 && (
        <li>
          <b>Banned:</b> {agreement.banned.map(name).join(', ')}
        </li>
      )}
      {agreement.allowed && (
        <li>
          <b>Only:</b> {agreement.allowed.map(name).join(', ')}
        </li>
      )}
      {agreement.cards.length > 0 && (
        <li>
          <b>Custom cards:</b> {agreement.cards.map((c) => c.name).join(', ')}
        </li>
      )}
    </ul>
  );
}
