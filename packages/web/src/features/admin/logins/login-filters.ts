/** A missing field is not filtered by. */
export interface LoginFilters {
  user_id?: string;
  country_code?: string;
  ip?: string;
}

const RULES: Record<keyof LoginFilters, RegExp> = {
  user_id: /^\d{17,20}$/,
  country_code: /^[A-Z]{2}$/,
  ip: /^(\d{1,3}(\.\d{1,3}){3}|[\da-f:.]*:[\da-f:.]*)$/i,
};

/** An address may be typed by hand, and a field may be half typed: invalid values are ignored. */
export const loginFiltersOf = (params: URLSearchParams): LoginFilters => {
  const filters: LoginFilters = {};
  for (const name of Object.keys(RULES) as (keyof LoginFilters)[]) {
    const value = params.get(name) ?? '';
    if (RULES[name].test(value)) filters[name] = value;
  }
  return filters;
};
