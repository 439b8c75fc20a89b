import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { publicOrigin } from '@/app/_server/origin';

/** Chats ask for whole addresses; those of the preview picture follow from this. */
export const generateMetadata = async (): Promise<Metadata> => ({
  metadataBase: new URL(await publicOrigin()),
});

export default function SharedListLayout({ children }: { readonly children: ReactNode }) {
  return children;
}
