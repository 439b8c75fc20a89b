/** Words between blanks or commas, as tags are: small letters, hyphens for what stands together. */
export const tagsOfText = (text: string): readonly string[] =>
  [
    ...new Set(
      text
        .normalize('NFC')
        .toLowerCase()
        .split(/[\s,;#]+/)
        .map((word) =>
          word
            .replace(/[^\p{L}\p{N}]+/gu, '-')
            .replace(/^-+|-+$/g, '')
            .slice(0, 30)
            .replace(/-+$/, ''),
        )
        .filter((word) => word !== ''),
    ),
  ].slice(0, 12);
