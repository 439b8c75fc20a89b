import { CircleUserRound, Dices, LayoutGrid, Scale, ScrollText, Search, Swords } from 'lucide-react';
import { Link } from '@/components/ui/link';
import { NavLink } from './nav-link';
import type { Theme } from './theme';
import { ThemeSwitch } from './theme-switch';

const rooms = [
  { href: '/#systems', label: 'Systems', Icon: LayoutGrid, under: '/systems' },
  { href: '/lists', label: 'Lists', Icon: ScrollText, under: '/lists' },
  { href: '/agreements', label: 'Agreements', Icon: Scale, under: '/agreements' },
  { href: '/tables', label: 'Tables', Icon: Swords, under: '/tables' },
  { href: '/simulator', label: 'Play', Icon: Dices, under: '/simulator' },
] as const;

/** Rooms that a phone reaches from the games and from the foot of the page. */
const further = [
  { href: '/boards', label: 'Boards' },
  { href: '/print', label: 'Print' },
] as const;

/** Top bar on a desk; on a phone the rooms stand in a bar at the bottom, within reach of a thumb. */
export function Header({
  theme,
  user,
}: {
  readonly theme: Theme;
  readonly user: { readonly name: string } | undefined;
}) {
  return (
    <>
      <header className="sticky top-0 z-30 border-b low:static border-line bg-paper print:hidden">
        <div className="mx-auto flex h-14 max-w-7xl items-center gap-2 px-4 md:px-6">
          <Link
            href="/"
            className="flex items-center md:mr-3 gap-2 font-display text-2xl font-bold text-brand"
          >
            <Mark />
            Muster
          </Link>
          <nav aria-label="Rooms" className="hidden flex-1 sm:flex md:gap-1">
            {rooms.map((room) => (
              <NavLink
                key={room.href}
                href={room.href}
                under={room.under}
                className="button button-quiet max-lg:px-2.5 max-md:px-1.5 max-md:text-sm"
              >
                {room.label}
              </NavLink>
            ))}
            {further.map(({ href, label }) => (
              <NavLink key={href} href={href} under={href} className="button button-quiet max-lg:hidden">
                {label}
              </NavLink>
            ))}
          </nav>
          <div className="ml-auto flex items-center gap-1">
            <Link href="/search" className="button button-quiet px-2.5" aria-label="Search all games">
              <Search aria-hidden size={20} />
            </Link>
            <ThemeSwitch theme={theme} />
            <Link href={user ? '/account' : '/signin'} className="button button-quiet max-w-40 px-2.5">
              <CircleUserRound aria-hidden size={20} className="shrink-0" />
              <span className="truncate max-md:sr-only">{user ? user.name : 'Sign in'}</span>
            </Link>
          </div>
        </div>
      </header>
      <nav
        aria-label="Rooms"
        className="fixed inset-x-0 bottom-0 z-30 grid grid-cols-5 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] focus-within:z-40 sm:hidden lowest:static print:hidden"
      >
        {rooms.map(({ href, label, Icon, under }) => (
          <NavLink
            key={href}
            href={href}
            under={under}
            className="flex min-h-14 flex-col items-center justify-center text-xs font-semibold"
          >
            <Icon aria-hidden size={20} />
            {label}
          </NavLink>
        ))}
      </nav>
    </>
  );
}

/** A banner on a staff: what an army musters around. */
function Mark() {
  return (
    <svg aria-hidden viewBox="0 0 24 24" className="size-7" fill="currentColor">
      <path d="M5 2h1.8v20H5z" />
      <path d="M8 3.5h12l-3.2 4.6L20 13H8z" />
    </svg>
  );
}
