# The client is built first; the second stage holds Python, the program and nothing else.
FROM node:22-slim AS client
WORKDIR /build/web
COPY web/package.json web/package-lock.json web/.npmrc ./
RUN npm ci --no-audit --no-fund
COPY src ../src
COPY web ./
RUN npm run build

FROM python:3.12-slim
WORKDIR /app
COPY requirements.lock requirements-test.lock pyproject.toml README.md ./
# The driver for PostgreSQL is locked with the tests, which need it as well.
RUN sed -n '/^asyncpg==/,/[^\\]$/p' requirements-test.lock > postgres.lock \
    && pip install --no-cache-dir --require-hashes --only-binary :all: -r requirements.lock -r postgres.lock \
    && rm requirements-test.lock postgres.lock
COPY src ./src
COPY --from=client /build/src/weathergage/server/site ./src/weathergage/server/site
RUN pip install --no-cache-dir --no-build-isolation --no-deps --no-index . \
    && useradd --system --create-home weathergage && mkdir /data && chown weathergage /data
USER weathergage
VOLUME /data
EXPOSE 8000
ENV WEATHERGAGE_DATABASE=/data/weathergage.sqlite
HEALTHCHECK CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/health')"]
CMD ["weathergage", "serve", "--host", "0.0.0.0"]
