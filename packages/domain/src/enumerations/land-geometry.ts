/** In which geometries of GeoJSON water and protection zones are drawn. */
export const landGeometries = ['LineString', 'MultiLineString', 'Polygon', 'MultiPolygon'] as const;
