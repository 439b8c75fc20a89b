'use client';

import { useId, useState } from 'react';
import { Modal } from '@/components/ui/modal';
import { TextField } from '@/components/ui/text-field';
import type { Put } from './bulk-actions';
import type { ListRow } from './list-row';
import { tagsOfText } from './tags-of-text';

interface Common {
  /** `3 lists`. */
  readonly count: string;
  readonly onClose: () => void;
  readonly onPut: (change: Put, text: string) => void;
}

/** One folder for all of them, or none. */
export function FolderDialog({
  count,
  folders,
  onClose,
  onPut,
}: Common & { readonly folders: readonly string[] }) {
  const [folder, setFolder] = useState('');
  const id = useId();
  const name = folder.trim();
  return (
    <Modal title={`Folder of ${count}`} onClose={onClose}>
      <form
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault();
          onPut({ folder: name }, name === '' ? `${count} in no folder.` : `${count} in ${name}.`);
        }}
      >
        <TextField
          label="Folder"
          help="An old one or a new one; leave it empty for none."
          list={id}
          maxLength={60}
          autoComplete="off"
          value={folder}
          onChange={(e) => setFolder(e.target.value)}
        />
        <datalist id={id}>
          {folders.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
        <button type="submit" className="button button-primary">
          Put them there
        </button>
      </form>
    </Modal>
  );
}

/** Tags that all of them get, and tags that all of them lose. */
export function TagsDialog({
  count,
  chosen,
  tags,
  onClose,
  onPut,
}: Common & { readonly chosen: readonly ListRow[]; readonly tags: readonly string[] }) {
  const [words, setWords] = useState('');
  const [lost, setLost] = useState<readonly string[]>([]);
  const id = useId();
  const added = tagsOfText(words);
  const theirs = [...new Set(chosen.flatMap(({ shelf }) => shelf.tags))].sort();
  return (
    <Modal title={`Tags of ${count}`} onClose={onClose}>
      <form
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault();
          onPut({ addTags: [...added], removeTags: [...lost] }, `${count} tagged.`);
        }}
      >
        <TextField
          label="Add tags"
          help="Words with a blank between them."
          list={id}
          maxLength={400}
          autoComplete="off"
          autoCapitalize="none"
          value={words}
          onChange={(e) => setWords(e.target.value)}
        />
        <datalist id={id}>
          {tags.map((tag) => (
            <option key={tag} value={tag} />
          ))}
        </datalist>
        {theirs.length > 0 && (
          <fieldset>
            <legend className="text-sm font-semibold">Take away</legend>
            <div className="mt-1 flex flex-wrap gap-x-4">
              {theirs.map((tag) => (
                <label key={tag} className="flex min-h-9 items-center gap-2 text-sm">
                  <input
                    type="checkbox"
                    className="size-4"
                    checked={lost.includes(tag)}
                    onChange={(e) =>
                      setLost(e.target.checked ? [...lost, tag] : lost.filter((other) => other !== tag))
                    }
                  />
                  #{tag}
                </label>
              ))}
            </div>
          </fieldset>
        )}
        <button
          type="submit"
          className="button button-primary"
          disabled={added.length === 0 && lost.length === 0}
        >
          Change the tags
        </button>
      </form>
    </Modal>
  );
}
