import { diseaseLevels } from '@brazda/domain/enumerations/agronomy.ts';
import { choiceInAddress, listSearch, pageInAddress } from '#web/lib/list-search.ts';

/** Which parcels are shown: those whose light says so, all where nothing is said. */
export const validateDiseasesSearch = listSearch({ page: pageInAddress, level: choiceInAddress(diseaseLevels) });
