import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState, type ReactElement } from 'react';
import type { ChartData } from '#web/charts/chart-data.ts';
import { chartPicture } from '#web/charts/chart-picture.ts';
import type { ChartWords } from '#web/charts/chart-words.ts';
import { chartCsv } from '#web/charts/csv.ts';
import type { Plot } from '#web/charts/open-plot.ts';
import type { PlotDress } from '#web/charts/plot-options.ts';
import { T, useText } from '#web/i18n/T.tsx';
import { todayIn } from '#web/lib/days.ts';
import { logger } from '#web/lib/logger.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { useSnackbar } from '../SnackbarProvider.tsx';

interface ChartExportProps {
  readonly title: string;
  readonly data: ChartData;
  readonly dress: PlotDress;
  readonly words: ChartWords;
  readonly plot: Plot | undefined;
}

/** Takes a chart along: what is seen as a picture, all values as a table. */
export function ChartExport({ title, data, dress, words, plot }: ChartExportProps): ReactElement {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const text = useText();
  const show = useSnackbar();
  const [from, to] = [data.times.at(0) ?? 0, data.times.at(-1) ?? 0];
  const period = text('chart.between', { min: words.time(from), max: words.time(to) });

  const saveTable = (): void => {
    setAnchor(null);
    const timeLabel = text('chart.timeIn', { zone: dress.timeZone });
    const csv = chartCsv(data, { ...dress, timeLabel });
    saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), fileName('csv'));
  };
  const savePicture = async (): Promise<void> => {
    setAnchor(null);
    if (!plot) return;
    try {
      saveFile(await chartPicture(plot.canvas(), data, { title, period, look: dress.look }), fileName('png'));
    } catch (cause) {
      logger.warning('The picture of a chart was not made', cause);
      show({ message: <T id="chart.noPicture" />, tone: 'error' });
    }
  };
  const fileName = (ending: string): string => {
    const days = [...new Set([from, to].map((time) => todayIn(dress.timeZone, new Date(time * 1000))))];
    return `${[title.replace(/[\\/:*?"<>|]/g, ' '), ...days].join(' ')}.${ending}`;
  };
  return (
    <>
      <IconButton
        aria-label={text('chart.export')}
        title={text('chart.export')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <FileDownload fontSize="small" />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => void savePicture()}>
          <T id="chart.exportPicture" />
        </MenuItem>
        <MenuItem onClick={saveTable}>
          <T id="chart.exportTable" />
        </MenuItem>
      </Menu>
    </>
  );
}
