import type { RecordedGrowthStage } from '@brazda/domain/agronomy/recorded-growth-stage.ts';
import type { TakenWeather } from '@brazda/domain/agronomy/nearest-weather.ts';
import type { DiseaseHost, WeatherLack } from '@brazda/domain/enumerations/disease-host.ts';
import type { HostCrop } from '#server/modules/agroevidence/public.ts';
import type { PlacedNode } from './placed-node.ts';

/** A parcel, for which disease its crop is judged, and by which weather. */
export interface WatchedParcel extends HostCrop {
  readonly host: DiseaseHost;
  readonly weather: TakenWeather<PlacedNode> | WeatherLack;
  /** Days on which fungicides were used, the last one last. */
  readonly sprayedOn: readonly string[];
  /** How far the crop was grown, as it was recorded with work on it. */
  readonly growthStages: readonly RecordedGrowthStage[];
}
