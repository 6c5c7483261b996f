# The name in both stages. `npm run image` makes a stand-in for it where it cannot be fetched.
ARG BASE=docker.io/library/node:24-bookworm-slim

FROM ${BASE} AS build
WORKDIR /source
COPY . .
# A registry of your own, and who vouches for it: --secret id=npmrc,src=… --secret id=npm-ca,src=… with
# cafile=/run/npm-ca.pem in the first. Neither is in a layer of the image.
RUN --mount=type=secret,id=npmrc,target=/root/.npmrc \
    --mount=type=secret,id=npm-ca,target=/run/npm-ca.pem \
    npm run build

FROM ${BASE}
# PostgreSQL refuses to run as root, and nothing here needs to.
RUN useradd --system --uid 10001 --home-dir /data --create-home --shell /usr/sbin/nologin famiglia
COPY --from=build /source/dist /famiglia
WORKDIR /famiglia
USER famiglia
# HOST is the container's own: what reaches it from outside is decided by the ports that are published.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node itself hears the signals: SIGTERM stops in order, within the ten seconds that Docker waits.
CMD ["node", "--max-semi-space-size=64", "--v8-pool-size=1", "main.js"]
