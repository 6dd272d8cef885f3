# The production image: builds the site, then keeps the sources, the built site and the production packages.
# The same image runs web (`--web-only`) and worker (`--worker-only`), see compose.yaml.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY bin/setup.mjs bin/
RUN node bin/setup.mjs --to-run
COPY . .
RUN node bin/build-web.mjs

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=build --chown=node:node /app/package.json ./
COPY --from=build --chown=node:node /app/node_modules ./node_modules
COPY --from=build --chown=node:node /app/bin ./bin
COPY --from=build --chown=node:node /app/contract ./contract
COPY --from=build --chown=node:node /app/server ./server
COPY --from=build --chown=node:node /app/demo ./demo
COPY --from=build --chown=node:node /app/tools ./tools
COPY --from=build --chown=node:node /app/dist ./dist
# The volume takes the owner of the folder that it is mounted over.
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
# Node is process 1 and receives SIGTERM, on which the server stops in order.
CMD ["node", "server/main.ts", "--web-only"]
