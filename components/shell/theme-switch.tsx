'use client';

import { Monitor, Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { themes, type Theme } from './theme';

const faces = {
  system: { Icon: Monitor, label: 'as the device has it' },
  light: { Icon: Sun, label: 'light' },
  dark: { Icon: Moon, label: 'dark' },
} as const;

/** Steps through device, light and dark; the cookie makes the server's next page right as well. */
export function ThemeSwitch({ theme: initial }: { readonly theme: Theme }) {
  const [theme, setTheme] = useState(initial);
  const next = themes[(themes.indexOf(theme) + 1) % themes.length]!;
  const { Icon, label } = faces[theme];
  return (
    <button
      type="button"
      className="button button-quiet px-2.5"
      aria-label={`Colours: ${label}. Change to ${faces[next].label}.`}
      onClick={() => {
        document.documentElement.dataset.theme = next;
        document.cookie = `theme=${next}; path=/; max-age=31536000; samesite=lax`;
        setTheme(next);
      }}
    >
      <Icon aria-hidden size={20} />
    </button>
  );
}
