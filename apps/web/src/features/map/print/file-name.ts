/** A name that every system takes for a file: the title without marks over its letters, its words joined by hyphens. */
export function fileNameOf(title: string, ending: 'pdf' | 'png'): string {
  const bare = title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-');
  return `${bare.replace(/^-+|-+$/g, '').slice(0, 80) || 'map'}.${ending}`;
}
