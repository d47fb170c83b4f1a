const units = '(?:km|m|ha|h|mm|kg|t|l|V|dBm|dB|cm|m²|m³|%|°C|min|cbar|kPa|hPa|kB|MB|GB)(?:/(?:ha|h|d|s|l|m²))?';
/** In Spanish “ha” is a verb as well, before what it has done. */
const participle = String.raw` \p{L}+[ai]do(?!\p{L})`;
const broken = new RegExp(String.raw`([}\d#]) (${units})(?![\p{L}\p{N}²³/'’-])(?!${participle})`, 'gu');

/** Where a line may end between a value and its unit: a space that holds them together belongs there. */
export function brokenUnits(text: string): string[] {
  return [...text.matchAll(broken)].map(([found]) => `“${found}” may be broken; write a no-break space (U+00A0)`);
}
