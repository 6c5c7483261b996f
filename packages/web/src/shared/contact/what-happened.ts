/** What a support ticket says about the moments before it. It is lost when the page is closed. */
let page = '';
let failedRequest: string | null = null;

/** The person is on this page of the panel. Only the path: a search in the address is their own business. */
export const notePage = (path: string): void => {
  page = path;
};

/** The server refused or failed a request; its log has the same id. */
export const noteFailedRequest = (requestId: string | null): void => {
  failedRequest = requestId ?? failedRequest;
};

export const whatHappened = () => ({ doing: page, request_id: failedRequest });
