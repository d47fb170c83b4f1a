import type { Material } from '@brazda/contract/agroevidence/materials.ts';
import type { useText } from '#web/i18n/T.tsx';

/** Whence what is known of something of the catalogue is. */
export function sourceOf(
  text: ReturnType<typeof useText>,
  { source, isGeneralKnowledge }: Pick<Material, 'source' | 'isGeneralKnowledge'>,
): string {
  if (source === null) return text('catalogues.ofFarm');
  return isGeneralKnowledge ? text('catalogues.generalKnowledge', { source }) : source;
}
