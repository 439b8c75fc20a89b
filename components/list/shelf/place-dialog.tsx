'use client';

import { useId, useState } from 'react';
import { Modal } from '@/components/ui/modal';
import { TextField } from '@/components/ui/text-field';
import type { ListRow } from './list-row';
import { tagsOfText } from './tags-of-text';

/** Folder and tags of a list. */
export function PlaceDialog({
  row,
  folders,
  tags,
  onClose,
  onPut,
}: {
  readonly row: ListRow;
  readonly folders: readonly string[];
  readonly tags: readonly string[];
  readonly onClose: () => void;
  readonly onPut: (change: { readonly folder: string; readonly tags: string[] }) => void;
}) {
  const [folder, setFolder] = useState(row.shelf.folder);
  const [words, setWords] = useState(row.shelf.tags.join(' '));
  const id = useId();
  const chosen = tagsOfText(words);
  return (
    <Modal title={`Where ${row.name} belongs`} onClose={onClose}>
      <form
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault();
          onPut({ folder: folder.trim(), tags: [...chosen] });
        }}
      >
        <TextField
          label="Folder"
          help="An old one or a new one; leave it empty for none."
          list={`${id}f`}
          maxLength={60}
          autoComplete="off"
          value={folder}
          onChange={(e) => setFolder(e.target.value)}
        />
        <datalist id={`${id}f`}>
          {folders.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <TextField
          label="Tags"
          help="Words with a blank between them, at most twelve."
          maxLength={400}
          autoComplete="off"
          autoCapitalize="none"
          value={words}
          onChange={(e) => setWords(e.target.value)}
        />
        {tags.some((tag) => !chosen.includes(tag)) && (
          <div className="flex flex-wrap gap-1.5" role="group" aria-label="Tags in use">
            {tags
              .filter((tag) => !chosen.includes(tag))
              .slice(0, 20)
              .map((tag) => (
                <button
                  key={tag}
                  type="button"
                  className="button button-small"
                  aria-label={`Add the tag ${tag}`}
                  onClick={() => setWords(`${words.trim()} ${tag}`.trim())}
                >
                  #{tag}
                </button>
              ))}
          </div>
        )}
        <button type="submit" className="button button-primary">
          Put it there
        </button>
      </form>
    </Modal>
  );
}
