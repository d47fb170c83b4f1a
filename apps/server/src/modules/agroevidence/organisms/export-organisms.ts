import type { CatalogueOrganism } from '@brazda/contract/agroevidence/organisms.ts';
import type { Who } from '#server/access/who.ts';
import type { SheetCell, SheetColumn } from '#server/files/spreadsheet/sheet.ts';
import { spreadsheetWords } from '#server/files/spreadsheet/spreadsheet-words.ts';
import { writeTable, type WrittenTable } from '#server/files/spreadsheet/write-table.ts';
import type { Services } from '#server/services.ts';
import { readChosenOrganisms, type OrganismExport } from './read-organisms.ts';

/** The chosen organisms as a table. */
export async function exportOrganisms(
  needs: Pick<Services, 'database'>,
  who: Who,
  { format, ...choice }: OrganismExport,
): Promise<WrittenTable> {
  const words = spreadsheetWords(who.language);
  const chosen = await readChosenOrganisms(needs, who, choice);
  const columns: readonly SheetColumn[] = [
    { title: words('spreadsheet.organism.name'), kind: 'text' },
    { title: words('spreadsheet.organism.registeredName'), kind: 'text' },
    { title: 'EPPO', kind: 'text' },
    { title: words('spreadsheet.organism.products'), kind: 'number', decimals: 0 },
    { title: words('spreadsheet.organism.leftOn'), kind: 'date' },
    { title: words('spreadsheet.organism.source'), kind: 'text' },
  ];
  return writeTable(format, words('spreadsheet.organisms'), columns, chosen.map(cellsOf));
}

function cellsOf(organism: CatalogueOrganism): readonly SheetCell[] {
  const { name, registeredName, eppo, products, leftOn, source } = organism;
  return [name, registeredName, eppo, products, leftOn, source];
}
