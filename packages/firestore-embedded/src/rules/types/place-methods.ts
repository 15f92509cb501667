import { EvaluationError, typeError } from '../evaluation-error.ts';
import {
  is,
  type PathBinding,
  pathOf,
  type RulesLatLng,
  type RulesMap,
  type RulesPath,
  typeOf,
} from '../values/rules-value.ts';
import { textOf } from './conversions.ts';
import { only, type Signatures } from './signature.ts';

/** Mean radius in metres, as in Google's S2 library. */
const earthRadius = 6_371_010;

export const latLngFunctions: Signatures = { 'latlng.value': only(['float', 'float'], latLngOf) };

function latLngOf(latitude: number, longitude: number): RulesLatLng {
  if (Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180) {
    return { kind: 'latlng', latitude, longitude };
  }
  throw new EvaluationError(
    `Latitude should be in [-90,90] range and longitude should be in [-180,180] range. latitude: ${textOf(latitude)}, longitude: ${textOf(longitude)}.`,
  );
}

/** @see https://firebase.google.com/docs/reference/rules/rules.LatLng */
export const latLngMethods: Signatures = {
  latitude: only(['latlng'], ({ latitude }) => latitude),
  longitude: only(['latlng'], ({ longitude }) => longitude),
  distance: only(['latlng', 'latlng'], distance),
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

/** @see https://firebase.google.com/docs/reference/rules/rules.Path */
export const pathMethods: Signatures = { bind: only(['path', 'map'], bindAll) };

function bindAll({ segments }: RulesPath, values: RulesMap): RulesPath {
  const names = segments.flatMap((segment) => (typeof segment === 'string' ? [] : segment.name));
  const unknown = values.keys.find((name) => !names.includes(name));
  if (unknown !== undefined) {
    throw new EvaluationError(`Variable ${unknown} is not in the path template.`);
  }
  return pathOf(
    segments.flatMap((segment) => (typeof segment === 'string' ? segment : bind(segment, values))),
  );
}

function bind(
  binding: PathBinding,
  values: RulesMap,
): string | PathBinding | RulesPath['segments'] {
  const value = values.get(binding.name);
  if (value === undefined) return binding;
  if (value === '') {
    throw new EvaluationError(`Variable ${binding.name} of a path template cannot be empty.`);
  }
  if (!binding.rest) return textOf(value);
  if (is(value, 'path')) return value.segments;
  throw typeError(typeOf(value), 'path');
}
