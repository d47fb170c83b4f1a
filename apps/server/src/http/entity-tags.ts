/** Whether a caller has what a tag names; caches on the way may have marked the tag as weak, or list several. */
export function hasTag(ifNoneMatch: string | undefined, tag: string): boolean {
  return ifNoneMatch !== undefined && ifNoneMatch.includes(tag);
}
