'use client';

import { Printer } from 'lucide-react';

/** Prints the page that it stands on. */
export const PrintButton = () => (
  <button type="button" className="button print:hidden" onClick={() => window.print()}>
    <Printer aria-hidden size={18} /> Print this sheet
  </button>
);
