/** The error answers of OAuth2, as Discord words them. */
export class OAuthError extends Error {
  readonly status: number;
  readonly error: string;

  constructor(error: string, description: string, status = 400) {
    super(description);
    this.error = error;
    this.status = status;
  }

  get body() {
    return { error: this.error, error_description: this.message };
  }
}
