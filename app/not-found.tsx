import type { Metadata } from 'next';
import { Link } from '@/components/ui/link';

export const metadata: Metadata = { title: 'Nothing stands here' };

export default function NotFound() {
  return (
    <div className="mx-auto max-w-xl py-16 text-center">
      <h1 className="text-5xl">Nothing stands here</h1>
      <p className="mt-3 text-quiet">The address is wrong, or what it led to is gone or not yours to see.</p>
      <p className="mt-6 flex justify-center gap-3">
        <Link className="button button-primary" href="/">
          To the front page
        </Link>
        <Link className="button" href="/lists">
          Your lists
        </Link>
      </p>
    </div>
  );
}
