/** The package brings no types; this is the part we use. */
declare module 'geoip-country' {
  const geoip: { lookup: (address: string) => { country: string } | null };
  export = geoip;
}
