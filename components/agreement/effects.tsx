import { Link } from '@/components/ui/link';

interface Side {
  readonly legal: boolean;
  readonly total: string;
}

export interface ShownEffect {
  readonly id: string;
  readonly shareId: string;
  readonly name: string;
  readonly before: Side | null;
  readonly after: Side | null;
  readonly added: readonly string[];
  readonly gone: readonly string[];
}

const told = (side: Side | null): string =>
  side ? `${side.legal ? 'Legal' : 'Not legal'}, ${side.total}` : 'No verdict';

/** Lists under an agreement with the old verdict beside the new one: none changes in silence. */
export function Effects({
  effects,
  from,
  to,
}: {
  readonly effects: readonly ShownEffect[];
  readonly from: number;
  readonly to: number;
}) {
  return (
    <div
      className="relative overflow-x-auto"
      tabIndex={0}
      role="region"
      aria-label="Your lists, before and after"
    >
      <table className="w-full sm:min-w-120 text-sm">
        <thead>
          <tr className="border-b border-line text-left">
            <th scope="col" className="py-1.5 pr-3">
              List
            </th>
            <th scope="col" className="py-1.5 pr-3">
              Under version {from}
            </th>
            <th scope="col" className="py-1.5">
              Under version {to}
            </th>
          </tr>
        </thead>
        <tbody>
          {effects.map((one) => (
            <tr key={one.id} className="border-b border-line align-top">
              <th scope="row" className="py-1.5 pr-3 text-left">
                <Link className="link" href={`/l/${one.shareId}`}>
                  {one.name}
                </Link>
              </th>
              <td className="py-1.5 pr-3">{told(one.before)}</td>
              <td className="py-1.5">
                <span
                  className={
                    one.before?.legal && one.after && !one.after.legal ? 'font-semibold text-bad' : undefined
                  }
                >
                  {told(one.after)}
                </span>
                <ul>
                  {one.added.map((text) => (
                    <li key={text} className="text-bad">
                      New: {text}
                    </li>
                  ))}
                  {one.gone.map((text) => (
                    <li key={text} className="text-good">
                      No more: {text}
                    </li>
                  ))}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
