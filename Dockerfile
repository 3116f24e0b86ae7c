# Builds the site, then keeps what the server needs to run: scripts/image-tree.ts writes it.
FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
RUN npm run build && node scripts/image-tree.ts /image

# Runs on a read-only root file system: only /data is written to.
FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4321 DATA_DIR=/data PATH=/app/bin:$PATH
COPY --from=build /image /app
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4321
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD ["healthcheck"]
CMD ["serve"]
