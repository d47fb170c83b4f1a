import type Feature from 'ol/Feature.js';
import { containsExtent } from 'ol/extent.js';
import type MultiPolygon from 'ol/geom/MultiPolygon.js';
import VectorImageLayer from 'ol/layer/VectorImage.js';
import type { FrameState } from 'ol/Map.js';
import CanvasVectorImageLayerRenderer from 'ol/renderer/canvas/VectorImageLayer.js';
import type VectorSource from 'ol/source/Vector.js';
import type { StyleFunction } from 'ol/style/Style.js';

type Outlines = VectorSource<Feature<MultiPolygon>>;

const imageRatio = 1.5;
const imageRatioOfLargeScreens = 1.2;
const largeScreenPixels = 6_000_000;

/**
 * Thousands of outlines, drawn into a picture that is somewhat larger than the map: moving the map moves the picture,
 * and only where the picture ends, or the map comes to rest, are the outlines drawn again.
 */
export class FieldLayer extends VectorImageLayer<Outlines> {
  constructor(source: Outlines, style: StyleFunction) {
    const screenPixels = window.innerWidth * window.innerHeight * window.devicePixelRatio ** 2;
    super({
      source,
      style,
      renderBuffer: 16,
      imageRatio: screenPixels > largeScreenPixels ? imageRatioOfLargeScreens : imageRatio,
    });
  }

  override createRenderer(): CanvasVectorImageLayerRenderer {
    return new FieldRenderer(this);
  }
}

class FieldRenderer extends CanvasVectorImageLayerRenderer {
  override prepareFrame(frameState: FrameState): boolean {
    return super.prepareFrame(this.#isOffThePicture(frameState) ? { ...frameState, viewHints: [0, 0] } : frameState);
  }

  /** Whether the map was dragged to where the picture has nothing; while it zooms the picture is only stretched. */
  #isOffThePicture({ extent, viewState }: FrameState): boolean {
    const drawn = this.image;
    if (!drawn || !extent || drawn.getResolution() !== viewState.resolution) return false;
    return !containsExtent(drawn.getExtent(), extent);
  }
}
