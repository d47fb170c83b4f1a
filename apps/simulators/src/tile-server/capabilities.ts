import { deepestZoom, tilePixels, worldEdge } from './tile-grid.ts';

const resolutionOfOneTile = (2 * worldEdge) / tilePixels;
/** The standard's pixel, in metres; scale denominators are counted in it. */
const standardPixelM = 0.00028;

export const orthophoto = { layer: 'orthophoto', style: 'default', matrixSet: 'GoogleMapsCompatible' } as const;

/** The WMTS 1.0.0 description of the one layer. */
export function wmtsCapabilities(origin: string): string {
  const matrices = Array.from({ length: deepestZoom + 1 }, (_, z) => tileMatrix(z)).join('');
  const bounds = `${-worldEdge} ${-worldEdge}`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<Capabilities xmlns="http://www.opengis.net/wmts/1.0" xmlns:ows="http://www.opengis.net/ows/1.1" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.0.0">
<ows:ServiceIdentification><ows:Title>Simulated orthophoto</ows:Title><ows:ServiceType>OGC WMTS</ows:ServiceType><ows:ServiceTypeVersion>1.0.0</ows:ServiceTypeVersion></ows:ServiceIdentification>
<ows:OperationsMetadata>${operation('GetCapabilities', origin)}${operation('GetTile', origin)}</ows:OperationsMetadata>
<Contents><Layer><ows:Title>Orthophoto</ows:Title><ows:WGS84BoundingBox><ows:LowerCorner>-180 -85.051129</ows:LowerCorner><ows:UpperCorner>180 85.051129</ows:UpperCorner></ows:WGS84BoundingBox>
<ows:Identifier>${orthophoto.layer}</ows:Identifier><Style isDefault="true"><ows:Identifier>${orthophoto.style}</ows:Identifier></Style><Format>image/png</Format>
<TileMatrixSetLink><TileMatrixSet>${orthophoto.matrixSet}</TileMatrixSet></TileMatrixSetLink></Layer>
<TileMatrixSet><ows:Identifier>${orthophoto.matrixSet}</ows:Identifier><ows:BoundingBox crs="urn:ogc:def:crs:EPSG::3857"><ows:LowerCorner>${bounds}</ows:LowerCorner><ows:UpperCorner>${worldEdge} ${worldEdge}</ows:UpperCorner></ows:BoundingBox><ows:SupportedCRS>urn:ogc:def:crs:EPSG::3857</ows:SupportedCRS>${matrices}</TileMatrixSet></Contents>
</Capabilities>`;
}

/** The WMS 1.3.0 description of the same layer. */
export function wmsCapabilities(origin: string): string {
  const resource = `<OnlineResource xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="${origin}/wms?"/>`;
  const get = `<DCPType><HTTP><Get>${resource}</Get></HTTP></DCPType>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<WMS_Capabilities xmlns="http://www.opengis.net/wms" version="1.3.0">
<Service><Name>WMS</Name><Title>Simulated orthophoto</Title>${resource}</Service>
<Capability><Request><GetCapabilities><Format>text/xml</Format>${get}</GetCapabilities><GetMap><Format>image/png</Format>${get}</GetMap></Request>
<Layer><Title>Simulated orthophoto</Title><CRS>EPSG:3857</CRS><CRS>EPSG:4326</CRS><CRS>CRS:84</CRS><Layer><Name>${orthophoto.layer}</Name><Title>Orthophoto</Title></Layer><Layer><Name>zones</Name><Title>Zones</Title></Layer></Layer></Capability>
</WMS_Capabilities>`;
}

function operation(name: string, origin: string): string {
  return `<ows:Operation name="${name}"><ows:DCP><ows:HTTP><ows:Get xlink:href="${origin}/wmts?"><ows:Constraint name="GetEncoding"><ows:AllowedValues><ows:Value>KVP</ows:Value></ows:AllowedValues></ows:Constraint></ows:Get></ows:HTTP></ows:DCP></ows:Operation>`;
}

function tileMatrix(z: number): string {
  const scale = resolutionOfOneTile / 2 ** z / standardPixelM;
  return `<TileMatrix><ows:Identifier>${z}</ows:Identifier><ScaleDenominator>${scale}</ScaleDenominator><TopLeftCorner>${-worldEdge} ${worldEdge}</TopLeftCorner><TileWidth>${tilePixels}</TileWidth><TileHeight>${tilePixels}</TileHeight><MatrixWidth>${2 ** z}</MatrixWidth><MatrixHeight>${2 ** z}</MatrixHeight></TileMatrix>`;
}
