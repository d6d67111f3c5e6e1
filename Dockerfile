# Steps and file lists are run and checked by tests/faults/abbild.test.ts, which knows exactly the instructions used here.
# Node as pinned in package.json.
FROM node:24.21.0-bookworm-slim AS bau
WORKDIR /bau
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --ignore-scripts
COPY site.config.ts vite.config.ts tsconfig.json ./
COPY app app
COPY content content
COPY contract contract
COPY db db
COPY domain domain
COPY importer importer
COPY scripts scripts
COPY server server
RUN node scripts/build.ts

# Optional packages are programs that only a build needs, and a Node of their own.
FROM node:24.21.0-bookworm-slim AS pakete
WORKDIR /pakete
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --omit=optional --ignore-scripts

FROM node:24.21.0-bookworm-slim AS website
# Downloads are put together in VAR_DIR too: with a read-only root there is no other place.
ENV NODE_ENV=production VAR_DIR=/website/var
WORKDIR /website
COPY --from=pakete /pakete/node_modules node_modules
# It draws the preview pictures that show figures; its binary is an optional package.
COPY --from=bau /bau/node_modules/@resvg node_modules/@resvg
# The build holds the service; the operator's commands and the import beside a running service start from source.
COPY package.json site.config.ts ./
COPY content content
COPY contract contract
COPY db db
COPY domain domain
COPY importer importer
COPY scripts/serve.ts scripts/anfragen.ts scripts/daten.ts scripts/
COPY server server
COPY --from=bau /bau/dist dist
# The folder `website` may be a volume of its own, which takes over whose it is.
RUN mkdir -p var/website && chown -R 10001:10001 var && chmod 700 var
USER 10001:10001
VOLUME /website/var
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=90s --start-interval=1s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/serve.ts"]
