'use client';

import { X } from 'lucide-react';
import { Toast } from 'radix-ui';

export interface ToastMessage {
  readonly id: number;
  readonly text: string;
  /** What the reader may still do about it: `Undo`. */
  readonly action?: { readonly label: string; readonly onAction: () => void };
  readonly tone?: 'plain' | 'bad';
}

/** Messages in passing. F8 leads there; they wait while they are pointed at or hold the focus. */
export function ToastShelf({
  messages,
  onClose,
}: {
  readonly messages: readonly ToastMessage[];
  readonly onClose: (id: number) => void;
}) {
  return (
    <Toast.Provider label="Message" swipeDirection="down" duration={7000}>
      {messages.map(({ id, text, action, tone }) => (
        <Toast.Root
          key={id}
          type={tone === 'bad' ? 'foreground' : 'background'}
          onOpenChange={(open) => !open && onClose(id)}
          className="toast sheet flex items-center gap-2 py-2 pr-2 pl-4"
        >
          <Toast.Description className={`min-w-0 flex-1 ${tone === 'bad' ? 'text-bad' : ''}`}>
            {text}
          </Toast.Description>
          {action && (
            <Toast.Action
              altText={action.label}
              className="button button-small text-brand"
              onClick={action.onAction}
            >
              {action.label}
            </Toast.Action>
          )}
          <Toast.Close className="button button-quiet px-2.5" aria-label="Put the message away">
            <X aria-hidden size={18} />
          </Toast.Close>
        </Toast.Root>
      ))}
      <Toast.Viewport className="fixed inset-x-3 bottom-[calc(4.25rem+env(safe-area-inset-bottom))] z-50 mx-auto flex max-w-md flex-col gap-2 outline-none sm:bottom-6 print:hidden" />
    </Toast.Provider>
  );
}
