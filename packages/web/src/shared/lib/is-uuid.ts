const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** An address may be typed by hand: what is no id is not asked for. */
export const isUuid = (text: string | null): text is string => text !== null && UUID.test(text);
