import { deviceIdPattern, type NetworkType } from '../../enumerations/sensor-device.ts';

/** A LoRaWAN device's EUI, with whatever separators; null for anything but eight bytes. */
export function deviceEui(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 32) return null;
  const digits = value.replace(/[\s:-]/g, '').toUpperCase();
  return /^[0-9A-F]{16}$/.test(digits) ? digits : null;
}

/** Up to eight hexadecimal digits, in which zeros at the beginning may be missing. */
export function sigfoxId(value: unknown): string | null {
  return typeof value === 'string' && /^[0-9a-f]{1,8}$/i.test(value) ? value.toUpperCase() : null;
}

/** What a sender calls a device. */
export function genericId(value: unknown): string | null {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || text.length > 100) return null;
  const id = text.trim();
  return deviceIdPattern.test(id) ? id : null;
}

/**
 * By what a device is known to a farm, whatever its network and people write: an EUI in capital letters without separators, an
 * id of Sigfox also without the zeros at its beginning, which labels have and callbacks may leave out.
 */
export function knownDeviceId(networkType: NetworkType, id: string): string {
  if (networkType === 'GENERIC') return id;
  const plain = id.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
  return networkType === 'SIGFOX' ? plain.replace(/^0+(?=.)/, '') : plain;
}
