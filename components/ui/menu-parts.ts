'use client';

import { createContext, useContext, type ComponentType, type ReactNode } from 'react';

interface Inner {
  readonly children?: ReactNode;
  readonly className?: string;
}

/** What rows of a menu are made of; it comes with the menu's script. */
export interface MenuParts {
  readonly Item: ComponentType<Inner & { disabled?: boolean; asChild?: boolean; onSelect?: () => void }>;
  readonly Group: ComponentType<Inner & { 'aria-label'?: string }>;
  readonly Label: ComponentType<Inner>;
  readonly Separator: ComponentType<Inner>;
}

export const MenuPartsContext = createContext<MenuParts | undefined>(undefined);

/** @throws outside of a menu: rows stand nowhere else. */
export function useMenuParts(): MenuParts {
  const parts = useContext(MenuPartsContext);
  if (!parts) throw new Error('A row of a menu stands outside of a menu');
  return parts;
}
