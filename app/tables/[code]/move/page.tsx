import type { Metadata } from 'next';
import { MoveSeat } from '@/components/table/move-seat';

export const metadata: Metadata = { title: 'Your seat', robots: { index: false }, referrer: 'no-referrer' };

export default async function MoveSeatPage({ params }: { readonly params: Promise<{ code: string }> }) {
  return (
    <>
      <h1 className="mb-4 text-4xl">Your seat</h1>
      <MoveSeat code={(await params).code} />
    </>
  );
}
