import { ShieldCheck } from 'lucide-react';

/** What a checked table means, for everybody who comes to it: it cannot be changed once the table is made. */
export function CheckNote({ host }: { readonly host: boolean }) {
  return (
    <p className="sheet flex gap-3 p-4 text-sm">
      <ShieldCheck aria-hidden size={20} className="mt-0.5 shrink-0" />
      <span>
        {host ? (
          <>
            <b>You check the lists of this table and do not play.</b> Of each sealed list you are told whether
            it is legal, which rules it breaks and its total, and never what is in it.
          </>
        ) : (
          <>
            <b>The host checks the lists of this table and does not play.</b> Of each sealed list the host is
            told whether it is legal, which rules it breaks and its total, and never what is in it. You read
            here whether yours was accepted or returned; no other seat does.
          </>
        )}
      </span>
    </p>
  );
}
