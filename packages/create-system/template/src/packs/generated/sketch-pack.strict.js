// Generated from sketch-pack.schema.json by tools/schema/compile.mjs; change the schema, not this file.
// tools/schema/runtime.mjs
function ucs2length(text) {
  let length = text.length;
  for (let i = 0; i + 1 < text.length; i++)
    (text.charCodeAt(i) & 64512) === 55296 && (text.charCodeAt(i + 1) & 64512) === 56320 && length--;
  return length;
}

// tools/schema/packages/create-system/template/src/packs/sketch-pack.schema.json
var validate = validate52, sketch_pack_schema_default = validate52, schema19 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "urn:skirmish-kit:sketch-pack:1", title: "Crews of Sketch", type: "object", required: ["format", "system", "version", "id", "title", "crews"], additionalProperties: !1, properties: { $schema: { type: "string", maxLength: 400 }, format: { const: "skirmish-pack" }, system: { const: "sketch" }, version: { const: 1 }, id: { $ref: "#/$defs/id" }, title: { $ref: "#/$defs/words" }, crews: { type: "array", minItems: 1, maxItems: 40, items: { $ref: "#/$defs/crew" } } }, $defs: { id: { type: "string", pattern: "^[a-z0-9]+(-[a-z0-9]+)*$", description: "small letters and digits, with single hyphens between them: swamp-runners", descriptionFr: "minuscules sans accents et chiffres, séparés par des traits d’union : swamp-runners", maxLength: 40 }, words: { type: "object", required: ["en", "fr"], additionalProperties: !1, properties: { en: { type: "string", minLength: 1, maxLength: 80 }, fr: { type: "string", minLength: 1, maxLength: 80 } } }, crew: { type: "object", required: ["id", "name", "figures"], additionalProperties: !1, properties: { id: { $ref: "#/$defs/id" }, name: { $ref: "#/$defs/words" }, figures: { type: "array", minItems: 3, maxItems: 3, items: { $ref: "#/$defs/figure" } } } }, figure: { type: "object", required: ["name", "strength"], additionalProperties: !1, properties: { name: { $ref: "#/$defs/words" }, strength: { type: "integer", minimum: 0, maximum: 5 } } } } }, schema20 = { type: "string", pattern: "^[a-z0-9]+(-[a-z0-9]+)*$", description: "small letters and digits, with single hyphens between them: swamp-runners", descriptionFr: "minuscules sans accents et chiffres, séparés par des traits d’union : swamp-runners", maxLength: 40 }, pattern3 = new RegExp("^[a-z0-9]+(-[a-z0-9]+)*$", "u");
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate53.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (ucs2length(data) > 40) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 40 }, schema: 40, parentSchema: schema20, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!pattern3.test(data)) {
      let err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" }, schema: "^[a-z0-9]+(-[a-z0-9]+)*$", parentSchema: schema20, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, schema: schema20.type, parentSchema: schema20, data };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate53.errors = vErrors, errors === 0;
}
validate53.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema21 = { type: "object", required: ["en", "fr"], additionalProperties: !1, properties: { en: { type: "string", minLength: 1, maxLength: 80 }, fr: { type: "string", minLength: 1, maxLength: 80 } } };
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate55.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.en === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "en" }, schema: schema21.required, parentSchema: schema21, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.fr === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fr" }, schema: schema21.required, parentSchema: schema21, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "en" || key0 === "fr")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema21, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.en !== void 0) {
      let data0 = data.en;
      if (typeof data0 == "string") {
        if (ucs2length(data0) > 80) {
          let err3 = { instancePath: instancePath + "/en", schemaPath: "#/properties/en/maxLength", keyword: "maxLength", params: { limit: 80 }, schema: 80, parentSchema: schema21.properties.en, data: data0 };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (ucs2length(data0) < 1) {
          let err4 = { instancePath: instancePath + "/en", schemaPath: "#/properties/en/minLength", keyword: "minLength", params: { limit: 1 }, schema: 1, parentSchema: schema21.properties.en, data: data0 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/en", schemaPath: "#/properties/en/type", keyword: "type", params: { type: "string" }, schema: schema21.properties.en.type, parentSchema: schema21.properties.en, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.fr !== void 0) {
      let data1 = data.fr;
      if (typeof data1 == "string") {
        if (ucs2length(data1) > 80) {
          let err6 = { instancePath: instancePath + "/fr", schemaPath: "#/properties/fr/maxLength", keyword: "maxLength", params: { limit: 80 }, schema: 80, parentSchema: schema21.properties.fr, data: data1 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (ucs2length(data1) < 1) {
          let err7 = { instancePath: instancePath + "/fr", schemaPath: "#/properties/fr/minLength", keyword: "minLength", params: { limit: 1 }, schema: 1, parentSchema: schema21.properties.fr, data: data1 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/fr", schemaPath: "#/properties/fr/type", keyword: "type", params: { type: "string" }, schema: schema21.properties.fr.type, parentSchema: schema21.properties.fr, data: data1 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema21.type, parentSchema: schema21, data };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate55.errors = vErrors, errors === 0;
}
validate55.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema22 = { type: "object", required: ["id", "name", "figures"], additionalProperties: !1, properties: { id: { $ref: "#/$defs/id" }, name: { $ref: "#/$defs/words" }, figures: { type: "array", minItems: 3, maxItems: 3, items: { $ref: "#/$defs/figure" } } } }, schema23 = { type: "object", required: ["name", "strength"], additionalProperties: !1, properties: { name: { $ref: "#/$defs/words" }, strength: { type: "integer", minimum: 0, maximum: 5 } } };
function validate60(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate60.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, schema: schema23.required, parentSchema: schema23, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.strength === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "strength" }, schema: schema23.required, parentSchema: schema23, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "name" || key0 === "strength")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema23, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.name !== void 0 && (validate55(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.strength !== void 0) {
      let data1 = data.strength;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err3 = { instancePath: instancePath + "/strength", schemaPath: "#/properties/strength/type", keyword: "type", params: { type: "integer" }, schema: schema23.properties.strength.type, parentSchema: schema23.properties.strength, data: data1 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 5 || isNaN(data1)) {
          let err4 = { instancePath: instancePath + "/strength", schemaPath: "#/properties/strength/maximum", keyword: "maximum", params: { comparison: "<=", limit: 5 }, schema: 5, parentSchema: schema23.properties.strength, data: data1 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          let err5 = { instancePath: instancePath + "/strength", schemaPath: "#/properties/strength/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema23.properties.strength, data: data1 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      }
    }
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema23.type, parentSchema: schema23, data };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate60.errors = vErrors, errors === 0;
}
validate60.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate57.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, schema: schema22.required, parentSchema: schema22, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.name === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, schema: schema22.required, parentSchema: schema22, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.figures === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "figures" }, schema: schema22.required, parentSchema: schema22, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "id" || key0 === "name" || key0 === "figures")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema22, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.id !== void 0 && (validate53(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data.name !== void 0 && (validate55(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.figures !== void 0) {
      let data2 = data.figures;
      if (Array.isArray(data2)) {
        if (data2.length > 3) {
          let err4 = { instancePath: instancePath + "/figures", schemaPath: "#/properties/figures/maxItems", keyword: "maxItems", params: { limit: 3 }, schema: 3, parentSchema: schema22.properties.figures, data: data2 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data2.length < 3) {
          let err5 = { instancePath: instancePath + "/figures", schemaPath: "#/properties/figures/minItems", keyword: "minItems", params: { limit: 3 }, schema: 3, parentSchema: schema22.properties.figures, data: data2 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate60(data2[i0], { instancePath: instancePath + "/figures/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors), errors = vErrors.length);
      } else {
        let err6 = { instancePath: instancePath + "/figures", schemaPath: "#/properties/figures/type", keyword: "type", params: { type: "array" }, schema: schema22.properties.figures.type, parentSchema: schema22.properties.figures, data: data2 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema22.type, parentSchema: schema22, data };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate57.errors = vErrors, errors === 0;
}
validate57.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate52.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.format === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "format" }, schema: schema19.required, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.system === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "system" }, schema: schema19.required, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.version === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "version" }, schema: schema19.required, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.id === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, schema: schema19.required, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.title === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" }, schema: schema19.required, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.crews === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "crews" }, schema: schema19.required, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "$schema" || key0 === "format" || key0 === "system" || key0 === "version" || key0 === "id" || key0 === "title" || key0 === "crews")) {
        let err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema19, data };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    if (data.$schema !== void 0) {
      let data0 = data.$schema;
      if (typeof data0 == "string") {
        if (ucs2length(data0) > 400) {
          let err7 = { instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/maxLength", keyword: "maxLength", params: { limit: 400 }, schema: 400, parentSchema: schema19.properties.$schema, data: data0 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/type", keyword: "type", params: { type: "string" }, schema: schema19.properties.$schema.type, parentSchema: schema19.properties.$schema, data: data0 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.format !== void 0) {
      let data1 = data.format;
      if (data1 !== "skirmish-pack") {
        let err9 = { instancePath: instancePath + "/format", schemaPath: "#/properties/format/const", keyword: "const", params: { allowedValue: "skirmish-pack" }, schema: "skirmish-pack", parentSchema: schema19.properties.format, data: data1 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.system !== void 0) {
      let data2 = data.system;
      if (data2 !== "sketch") {
        let err10 = { instancePath: instancePath + "/system", schemaPath: "#/properties/system/const", keyword: "const", params: { allowedValue: "sketch" }, schema: "sketch", parentSchema: schema19.properties.system, data: data2 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.version !== void 0) {
      let data3 = data.version;
      if (data3 !== 1) {
        let err11 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/const", keyword: "const", params: { allowedValue: 1 }, schema: 1, parentSchema: schema19.properties.version, data: data3 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.id !== void 0 && (validate53(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data.title !== void 0 && (validate55(data.title, { instancePath: instancePath + "/title", parentData: data, parentDataProperty: "title", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.crews !== void 0) {
      let data6 = data.crews;
      if (Array.isArray(data6)) {
        if (data6.length > 40) {
          let err12 = { instancePath: instancePath + "/crews", schemaPath: "#/properties/crews/maxItems", keyword: "maxItems", params: { limit: 40 }, schema: 40, parentSchema: schema19.properties.crews, data: data6 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (data6.length < 1) {
          let err13 = { instancePath: instancePath + "/crews", schemaPath: "#/properties/crews/minItems", keyword: "minItems", params: { limit: 1 }, schema: 1, parentSchema: schema19.properties.crews, data: data6 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        let len0 = data6.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate57(data6[i0], { instancePath: instancePath + "/crews/" + i0, parentData: data6, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors), errors = vErrors.length);
      } else {
        let err14 = { instancePath: instancePath + "/crews", schemaPath: "#/properties/crews/type", keyword: "type", params: { type: "array" }, schema: schema19.properties.crews.type, parentSchema: schema19.properties.crews, data: data6 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
  } else {
    let err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema19.type, parentSchema: schema19, data };
    vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
  }
  return validate52.errors = vErrors, errors === 0;
}
validate52.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
export {
  sketch_pack_schema_default as default,
  validate
};
