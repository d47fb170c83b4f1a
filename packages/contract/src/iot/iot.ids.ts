import { id } from '../shapes.ts';

/** A device of a farm that measures. */
export const NodeId = id('node');
/** By what devices and network servers show that they are a farm's. */
export const AccessKeyId = id('accessKey');
