import type { RulesLatLng } from '../values/rules-lat-lng.ts';
import { type Signature, signature } from './signature.ts';

/** Mean radius in metres, as in Google's S2 library. */
const earthRadius = 6_371_010;

/** @see https://firebase.google.com/docs/reference/rules/rules.LatLng */
export const latLngMethods: Readonly<Record<string, readonly Signature[]>> = {
  latitude: [signature(['latlng'], ({ latitude }) => latitude)],
  longitude: [signature(['latlng'], ({ longitude }) => longitude)],
  distance: [signature(['latlng', 'latlng'], distance)],
};

/** Great-circle distance in metres. */
function distance(from: RulesLatLng, to: RulesLatLng): number {
  const radians = Math.PI / 180;
  const north = Math.sin(((to.latitude - from.latitude) * radians) / 2);
  const east = Math.sin(((to.longitude - from.longitude) * radians) / 2);
  const cosines = Math.cos(from.latitude * radians) * Math.cos(to.latitude * radians);
  const chord = north * north + east * east * cosines;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)));
}
