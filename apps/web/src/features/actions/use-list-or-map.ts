import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

/** What of a list and the map of where is seen. */
interface ListOrMapShown {
  readonly hasBoth: boolean;
  readonly hasList: boolean;
  readonly hasMap: boolean;
}

/** Both beside each other where there is room, else the one that was chosen. */
export function useListOrMap(isMapChosen = false): ListOrMapShown {
  const hasBoth = useMediaQuery(useTheme().breakpoints.up('lg'), { noSsr: true });
  return { hasBoth, hasList: hasBoth || !isMapChosen, hasMap: hasBoth || isMapChosen };
}
