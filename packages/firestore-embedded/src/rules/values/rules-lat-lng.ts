/** A point on the Earth, in degrees. */
export class RulesLatLng {
  readonly kind = 'latlng';
  readonly latitude: number;
  readonly longitude: number;

  constructor(latitude: number, longitude: number) {
    this.latitude = latitude;
    this.longitude = longitude;
  }
}
